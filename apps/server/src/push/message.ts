import type { Json } from '@halfpint/core'
import { type Language, wordsIn } from '@halfpint/i18n'

/** The reason of a message: a call of a table, or a test. */
export type MessageReason = 'turn' | 'start' | 'rematch' | 'test'

/** The content of a message. */
export interface MessageContent {
  readonly reason: MessageReason
  readonly table: string
  /** The id of the game. */
  readonly game: string
  readonly language: Language
  /** The address of the page. */
  readonly page: string
  /** Identifies the call at its table: a message that arrives again makes no second sound. */
  readonly call: number
}

/**
 * A message in the declarative form: Safari shows it without the service worker, other browsers pass it to the service
 * worker of the page.
 */
export const pushMessage = ({ reason, table, game, language, page, call }: MessageContent): Json => {
  const { calls, games } = wordsIn(language)
  return {
    web_push: 8030,
    notification: {
      title: games[game]?.name ?? calls.title,
      body: calls[reason],
      lang: language,
      dir: 'ltr',
      tag: table,
      navigate: `${page}#/table/${table}`,
      data: { call },
    },
  }
}
