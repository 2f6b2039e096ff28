import type { Problem } from '@halfpint/core'
import { refuse } from '@halfpint/core'
import { type Language, parseLanguage, problemText } from '@halfpint/i18n'
import { ProblemAnswer } from '@halfpint/table/wire'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** The HTTP status of each problem of the server; problems of the rules and the table are 409. */
export const STATUS: { readonly [code: string]: number } = {
  'bad-request': 400,
  'not-json': 400,
  'not-an-address': 400,
  'unknown-push-service': 400,
  'stream-behind-answer': 400,
  'no-handshake': 426,
  'missing-token': 401,
  'not-seated': 401,
  'unknown-token': 401,
  'wrong-admin-token': 401,
  'banned-here': 403,
  'not-your-pen': 403,
  'not-a-member': 403,
  'founder-only': 403,
  'struck-here': 403,
  'foreign-origin': 403,
  'foreign-host': 403,
  'not-found': 404,
  'unknown-table': 404,
  'unknown-match': 404,
  'unknown-code': 404,
  'unknown-group': 404,
  'group-link-invalid': 404,
  'unknown-member': 404,
  'unknown-result': 404,
  'pad-not-shown': 404,
  'not-subscribed-to-push': 404,
  'no-copy': 404,
  'no-such-stream': 404,
  'too-large': 413,
  'wrong-media-type': 415,
  'too-many-checks': 429,
  'too-many-guesses': 429,
  'too-many-requests': 429,
  'too-many-streams': 429,
  'server-broken': 500,
  'store-damaged': 500,
  'server-draining': 503,
  'server-stopping': 503,
  'store-down': 503,
  'copies-full': 503,
}

/** The answers that every route may send in addition to its own. */
export const PROBLEMS = { '4xx': ProblemAnswer.describe('Refused; the problem has the reason.') }

/** The HTTP status that goes with a problem. */
const statusOf = ({ code }: Problem): number => STATUS[code] ?? 409

/** The first supported language of a request; all browsers sort by weight. */
export const languageIn = (accepted: string | undefined): Language => {
  for (const tag of accepted?.slice(0, 200).split(',') ?? []) {
    const language = parseLanguage(tag.split(';')[0]!.trim())
    if (language !== undefined) return language
  }
  return 'en'
}

/** A problem as it is sent: code and details for programs, a sentence for people. */
export const answerOf = (problem: Problem, language: Language): ProblemAnswer => ({
  problem,
  says: problemText(problem, language),
})

/** Answers a request with a problem. */
export const sendProblem = (reply: FastifyReply, problem: Problem, status = statusOf(problem)): FastifyReply =>
  reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(answerOf(problem, languageIn(reply.request.headers['accept-language'])))

interface Issue {
  readonly instancePath?: string
  readonly message?: string
}

/** Converts an error of Fastify or its plugins to a problem. */
export const problemOf = (error: Partial<FastifyError>): Problem => {
  if (error.validation !== undefined) {
    const first = error.validation[0] as Issue | undefined
    const where = `${error.validationContext ?? 'body'}${first?.instancePath ?? ''}`.slice(0, 120)
    return refuse('bad-request', { where, what: (first?.message ?? '').slice(0, 200) }).problem
  }
  if (error.code === 'store-down' || error.code === 'store-damaged') return refuse(error.code).problem
  switch (error.statusCode) {
    case 413:
      return refuse('too-large').problem
    case 415:
      return refuse('wrong-media-type').problem
    case 429:
      return refuse('too-many-requests').problem
    case 503:
      return refuse('server-stopping').problem
  }
  if (error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP')) return refuse('not-json').problem
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse('bad-request', { where: 'request', what: String(error.message).slice(0, 200) }).problem
  }
  return refuse('server-broken').problem
}

/** Answers an error of a route with a problem. Bugs are logged and not sent. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = problemOf(error)
  if (statusOf(problem) >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  return sendProblem(reply, problem)
}
