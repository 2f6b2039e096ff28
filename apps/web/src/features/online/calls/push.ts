import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import type { PushKeyAnswer, PushTestAnswer } from '@halfpint/table/wire'
import { isApple, isInstalled } from '../../../base/install.ts'
import { linkTo } from '../../../base/routes.ts'
import { recall, remember } from '../../../base/settings.ts'
import { language } from '../../../base/speech.ts'
import { ask, tablePath } from '../../../session/server/api.ts'

/** Why this browser cannot be called. */
export type Obstacle = 'insecure' | 'install' | 'unsupported'

/** Why this browser cannot be called; `null` if it can. */
export const obstacle = (): Obstacle | null => {
  if (!isSecureContext) return 'insecure'
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) return null
  return isApple() && !isInstalled() ? 'install' : 'unsupported'
}

/** The steps of a call, in their order. */
export const STEPS = ['permission', 'subscription', 'server', 'service', 'shown'] as const
export type Step = (typeof STEPS)[number]

/** The step that failed, and why if the server or the push service said so. */
export interface Failure {
  readonly step: Step
  readonly problem?: Problem
  readonly status?: number | null
}

/** Milliseconds for a test message. */
const TEST_TIMEOUT = 20_000

/** Maximum number of tables that are noted. */
const MAX_NOTED = 40

const calledTables = (): readonly string[] => {
  const noted = recall('called')
  return Array.isArray(noted) ? noted.filter(each => typeof each === 'string') : []
}

/** Whether this device is called at a table. */
export const isCalledAt = (table: string): boolean => calledTables().includes(table)

const noteCalled = (table: string, on: boolean): void => {
  const others = calledTables().filter(each => each !== table)
  remember('called', (on ? [table, ...others] : others).slice(0, MAX_NOTED))
}

const isKeyOf = (subscription: PushSubscription, key: string): boolean => {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

const registrationOf = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration()

/** The subscription of this browser; a new one if the server has other keys than before. */
const subscribe = async (): Promise<Result<PushSubscription>> => {
  const answer = await ask<PushKeyAnswer>('push')
  if (!answer.ok) return answer
  const { key } = answer.value
  try {
    const { pushManager } = (await registrationOf())!
    const known = await pushManager.getSubscription()
    if (known !== null && isKeyOf(known, key)) return ok(known)
    await known?.unsubscribe()
    return ok(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  } catch {
    return refuse('no-push-service')
  }
}

/** The page without its place. */
const pageAddress = (): string => new URL(linkTo('/'), location.href).href.split('#', 1)[0]!.split('?', 1)[0]!

/** Calls this device at a table from now on. Returns the step that failed, or `null`. */
export const turnOn = async (table: string, token: string): Promise<Failure | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return { step: 'permission' }
  const subscription = await subscribe()
  if (!subscription.ok) return { step: 'subscription', problem: subscription.problem }
  const { endpoint, keys } = subscription.value.toJSON()
  const body = { endpoint, keys, language: language.peek(), page: pageAddress() }
  const stored = await ask(tablePath(table, '/push'), { method: 'PUT', token, body })
  if (!stored.ok) return { step: 'server', problem: stored.problem }
  noteCalled(table, true)
  return null
}

/** No longer calls this device at a table. */
export const turnOff = async (table: string, token: string): Promise<void> => {
  if (!isCalledAt(table)) return
  noteCalled(table, false)
  const subscription = await (await registrationOf())?.pushManager.getSubscription()
  if (subscription != null)
    await ask(tablePath(table, '/push'), { method: 'DELETE', token, body: { endpoint: subscription.endpoint } })
}

/** Subscriptions change without notice, so the server gets the current one each time the table is opened. */
export const renewCalls = async (table: string, token: string): Promise<void> => {
  if (isCalledAt(table) && obstacle() === null && Notification.permission === 'granted') await turnOn(table, token)
}

/** Closes the calls to a table: the player is here. */
export const closeCalls = async (table: string): Promise<void> => {
  if (obstacle() !== null) return
  for (const shown of (await (await registrationOf())?.getNotifications({ tag: table })) ?? []) shown.close()
}

/** Sends a test message to this device. Calls `onDone` after each step. Returns the step that failed, or `null`. */
export const testCalls = async (
  table: string,
  token: string,
  onDone: (step: Step) => void,
): Promise<Failure | null> => {
  const failure = await turnOn(table, token)
  const reached = failure === null ? 3 : STEPS.indexOf(failure.step)
  for (const step of STEPS.slice(0, reached)) onDone(step)
  if (failure !== null) return failure
  const subscription = await (await registrationOf())?.pushManager.getSubscription()
  const ending = new AbortController()
  const shown = new Promise<boolean>(resolve => {
    const hear = ({ data }: MessageEvent): void => {
      if (data?.type === 'push-shown' && data.tag === table) resolve(true)
    }
    navigator.serviceWorker.addEventListener('message', hear, { signal: ending.signal })
    setTimeout(() => resolve(false), TEST_TIMEOUT)
  })
  try {
    const body = { endpoint: subscription?.endpoint }
    const sent = await ask<PushTestAnswer>(tablePath(table, '/push/test'), { token, body })
    if (!sent.ok) return { step: 'service', problem: sent.problem }
    if (sent.value.outcome !== 'accepted') return { step: 'service', status: sent.value.status }
    onDone('service')
    // Such a browser shows the message without the service worker, so the page does not hear of it.
    if ('pushManager' in globalThis) return null
    if (!(await shown)) return { step: 'shown' }
    onDone('shown')
    return null
  } finally {
    ending.abort()
  }
}
