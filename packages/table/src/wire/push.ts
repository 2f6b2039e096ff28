import * as z from 'zod'

const base64url = (least: number, most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+=*$/)
    .min(least)
    .max(most)

const Endpoint = z.string().min(1).max(1_200).meta({ description: 'The `endpoint` of the `PushSubscription`.' })

/** A browser that wants to be called at a table. */
export const PushRequest = z
  .strictObject({
    endpoint: Endpoint,
    keys: z.strictObject({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
    language: z.string().min(2).max(16).meta({ description: 'The language of the messages: `en`, `de` or `ru`.' }),
    page: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .meta({ description: 'The address of the page that a message opens, without `#`.' }),
  })
  .meta({ id: 'PushRequest', description: 'A browser that wants to be called: its `PushSubscription` as JSON.' })
export type PushRequest = z.infer<typeof PushRequest>

/** One browser of a player. */
export const PushEndpoint = z.strictObject({ endpoint: Endpoint }).meta({ id: 'PushEndpoint' })

/** The key of the server. */
export const PushKeyAnswer = z
  .object({ key: z.string() })
  .meta({ id: 'PushKeyAnswer', description: 'The `applicationServerKey` for `pushManager.subscribe`.' })
export type PushKeyAnswer = z.infer<typeof PushKeyAnswer>

/** The answer of a push service to a test message. */
export const PushTestAnswer = z
  .object({
    outcome: z.enum(['accepted', 'gone', 'busy', 'refused']).meta({
      description:
        '`accepted` by the push service; `gone`: the subscription no longer exists and was deleted; `busy`: no answer, or try again later.',
    }),
    status: z.int().nullable().meta({ description: 'The HTTP status of the push service, if there was one.' }),
  })
  .meta({ id: 'PushTestAnswer', description: 'The answer of the push service to a test message.' })
export type PushTestAnswer = z.infer<typeof PushTestAnswer>
