import type { Page } from 'playwright-core'

/** An element as a screen reader announces it: role, name, state and containers. */
export interface Heard {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  readonly pressed: boolean
  /** The names of the groups, regions and dialogs around it, the nearest first. */
  readonly within: readonly string[]
}

/** A player with a screen reader and a keyboard only: gets the focus and the announcements. */
export interface Listener {
  /** The focused element; `null` if there is none. */
  focus(): Promise<Heard | null>
  /** Waits until a matching element has the focus. */
  reach(fits: (heard: Heard) => boolean): Promise<Heard>
  /** Presses a key until a matching element has the focus. */
  walkTo(key: 'Tab' | 'ArrowRight', fits: (heard: Heard) => boolean): Promise<Heard>
  press(key: string): Promise<void>
  /** All announcements so far, in order. */
  said(): Promise<readonly string[]>
}

interface AxNode {
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

const stateOf = ({ properties = [] }: AxNode, name: string): boolean => {
  const value = properties.find(each => each.name === name)?.value.value
  return value === true || value === 'true'
}

const noteAnnouncements = (): void => {
  // Stored for the tab, so that announcements survive a reload.
  const said: string[] = JSON.parse(sessionStorage.getItem('said') ?? '[]')
  Object.assign(window, { said })
  const live = '[role=log], [role=status], [role=alert], output, [aria-live]'
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live) ?? null
      // An alert is announced wherever it appears.
      const heard = type === 'characterData' ? [target] : [...addedNodes]
      for (const node of heard) {
        const isAlert = node instanceof Element && node.matches('[role=alert]')
        if ((region !== null || isAlert) && node.textContent) said.push(node.textContent)
      }
      sessionStorage.setItem('said', JSON.stringify(said))
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Records everything that is added to a live region, from the start of the page. */
export const noteSpeech = (page: Page): Promise<unknown> => page.addInitScript(noteAnnouncements)

/** All announcements in this tab, in order. */
export const spokenIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said)

/** Listens to a page that is opened later; only Chromium exposes the accessibility tree. */
export const listenTo = async (page: Page): Promise<Listener> => {
  await noteSpeech(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')

  const focus = async (): Promise<Heard | null> => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.objectId === undefined) return null
    const asked = await session
      .send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: true })
      // The element may already be removed.
      .catch(() => ({ nodes: [] as AxNode[] }))
    const [node, ...relatives] = asked.nodes as AxNode[]
    if (node === undefined || node.ignored || node.role?.value === 'RootWebArea') return null
    // The relatives of the table itself are the groups in it.
    const others = node.role?.value === 'main' ? [] : relatives
    return {
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      disabled: stateOf(node, 'disabled'),
      pressed: stateOf(node, 'pressed'),
      within: others
        .filter(({ ignored, role }) => !ignored && ['group', 'region', 'dialog'].includes(String(role?.value)))
        .map(({ name }) => String(name?.value ?? '')),
    }
  }

  const reach = async (fits: (heard: Heard) => boolean): Promise<Heard> => {
    let last: Heard | null = null
    for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(20)) {
      last = await focus()
      if (last !== null && fits(last)) return last
    }
    throw new Error(`the focus stayed at ${JSON.stringify(last)}`)
  }

  return {
    focus,
    reach,
    async walkTo(key, fits) {
      for (let presses = 0; presses < 60; presses++) {
        const heard = await focus()
        if (heard !== null && fits(heard)) return heard
        await page.keyboard.press(key)
      }
      throw new Error(`${key} reached no matching element`)
    },
    press: key => page.keyboard.press(key),
    said: () => spokenIn(page),
  }
}
