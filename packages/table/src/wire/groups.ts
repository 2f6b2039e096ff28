import * as z from 'zod'
import { AnyJson, type Immutable, Name, PlayerSymbol, SeatToken, TableId, Version } from './fields.ts'
import { DayPath } from './results.ts'

/** The public id of a group. */
export const GroupId = z
  .string()
  .regex(/^[0-9a-z]{14}$/)
  .meta({ id: 'GroupId', description: 'The id of a group. It does not let anyone in.' })

const Invite = z.string().regex(/^[0-9a-z]{14}$/)

/** The id of a group and the secret of its link. */
export const GroupLink = z
  .string()
  .regex(/^[0-9a-z]{14}-[0-9a-z]{14}$/)
  .meta({
    id: 'GroupLink',
    description: 'The id of a group, a hyphen, and the secret of its link. The founder can replace the secret.',
  })

const MemberId = z
  .string()
  .regex(/^[0-9a-z]{14}$/)
  .meta({ description: 'The public id of a member.' })

const MAX_PLACES = 7
const MAX_POINTS = 100
const MAX_EVENINGS = 60

/** How a season is counted. */
export const SeasonRules = z
  .strictObject({
    points: z.array(z.int().min(0).max(MAX_POINTS)).min(1).max(MAX_PLACES).meta({
      description: 'Points for the first place of a game, for the second, and so on. Bots take no place.',
    }),
    best: z.int().min(1).max(MAX_EVENINGS).meta({ description: 'So many of the best evenings of a player count.' }),
    evenings: z.int().min(1).max(MAX_EVENINGS).meta({ description: 'The season is the last so many evenings.' }),
  })
  .refine(({ best, evenings }) => best <= evenings, 'at most as many evenings count as the season has')
  .meta({ id: 'SeasonRules', description: 'How a season is counted.' })

const Member = z.strictObject({ id: MemberId, name: z.string(), symbol: z.string() })

const GroupPlayer = z.strictObject({
  name: z.string().meta({ description: 'Empty if the person had their data deleted.' }),
  member: MemberId.nullable().meta({ description: 'The member with this name; `null` for guests and bots.' }),
  bot: z.boolean(),
  points: z.int(),
  place: z.int().min(1),
  drinks: z.int().min(0).exactOptional().meta({ description: 'Only where drinking rules were on.' }),
})

/** A result that counts in a group. */
export const GroupResult = z
  .strictObject({
    id: z.string().max(100),
    kind: z.enum(['table', 'pad', 'day']).meta({
      description: 'A game at a table of this server, on a score pad with real cards, or a daily deal.',
    }),
    game: z.string(),
    at: z.number().meta({ description: 'When the game ended, in milliseconds.' }),
    by: MemberId.nullable().meta({ description: 'The member who added it; `null` if it was added by itself.' }),
    day: z.string().exactOptional().meta({ description: 'Only for daily deals: the date.' }),
    players: z.array(GroupPlayer),
  })
  .meta({ id: 'GroupResult', description: 'A result that counts in a group.' })
export type GroupResult = Immutable<z.infer<typeof GroupResult>>

/** A group as one of its members sees it. */
export const GroupView = z
  .strictObject({
    id: GroupId,
    version: Version,
    name: z.string(),
    link: GroupLink,
    me: MemberId,
    founder: MemberId,
    members: z.array(Member),
    rules: SeasonRules,
    tables: z.array(
      z.strictObject({
        table: TableId,
        at: z.number().meta({ description: 'When it was added, in milliseconds.' }),
        by: MemberId,
        game: z.string(),
        phase: z.enum(['gathering', 'playing', 'over']),
        open: z.int().meta({ description: 'Number of free seats.' }),
        players: z.array(z.object({ name: z.string(), kind: z.enum(['person', 'bot']) })),
      }),
    ),
    results: z.array(GroupResult).meta({ description: 'In the order in which the games ended.' }),
    hidden: z.array(z.strictObject({ day: z.string(), game: z.string(), members: z.array(MemberId) })).meta({
      description: 'Daily deals that you have not played yet, and the members who have. Their points are secret.',
    }),
  })
  .meta({ id: 'GroupView', description: 'A group as one of its members sees it.' })
export type GroupView = Immutable<z.infer<typeof GroupView>>

const command = <const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...fields }).meta({ description })

/** A command of a member. */
export const GroupCommand = z
  .discriminatedUnion('type', [
    command('rename', 'Changes the own name and symbol.', { name: Name, symbol: PlayerSymbol }),
    command('leave', 'Leaves the group. The results stay.', {}),
    command('strike', 'The founder removes a member, who cannot come back with the same secret.', { member: MemberId }),
    command('reset-link', 'The founder replaces the secret of the link. The old link lets nobody in.', {}),
    command('name-group', 'The founder changes the name of the group.', { name: Name }),
    command('set-rules', 'The founder changes how the season is counted.', { rules: SeasonRules }),
    command('remove-result', 'The founder, or the member who added it, removes a result for good.', {
      result: z.string().max(100),
    }),
  ])
  .meta({ id: 'GroupCommand', description: 'A command of a member.' })
export type GroupCommand = Immutable<z.infer<typeof GroupCommand>>

const token = SeatToken.meta({
  description: 'A secret that you choose: your key to the group. Repeat the request with it if the answer is lost.',
})

/** Founds a group. */
export const FoundRequest = z
  .strictObject({ name: Name, member: z.strictObject({ name: Name, symbol: PlayerSymbol }), token })
  .meta({ id: 'FoundRequest', description: 'The name of the group, and its first member.' })

/** Shows a group to a person who has its link. */
export const InviteRequest = z.strictObject({ invite: Invite }).meta({ id: 'InviteRequest' })

/** A group, for a person who has its link. */
export const InviteAnswer = z
  .object({ name: z.string(), members: z.array(z.object({ name: z.string(), symbol: z.string() })) })
  .meta({ id: 'InviteAnswer', description: 'The group to which a link leads.' })
export type InviteAnswer = z.infer<typeof InviteAnswer>

/** Joins a group. */
export const JoinGroupRequest = z
  .strictObject({ invite: Invite, name: Name, symbol: PlayerSymbol, token })
  .meta({ id: 'JoinGroupRequest' })

/** Adds a table to a group. */
export const GroupTableRequest = z.strictObject({ table: TableId }).meta({
  id: 'GroupTableRequest',
  description: 'A table. Its games count in the group from now on.',
})

/** Adds a score pad to a group. */
export const GroupPadRequest = z
  .strictObject({
    id: z
      .string()
      .regex(/^[0-9A-Za-z-]{8,64}$/)
      .meta({ description: 'An id that the device chose for the pad. A later pad with the same id replaces it.' }),
    pad: AnyJson,
  })
  .meta({ id: 'GroupPadRequest', description: 'A score pad, in the format of docs/pads.md.' })

/** Adds a daily deal to a group. */
export const GroupDayRequest = z
  .strictObject({
    ...DayPath.shape,
    key: SeatToken.meta({ description: 'The key with which the result was entered.' }),
  })
  .meta({ id: 'GroupDayRequest', description: 'Your result of a daily deal, which the server has already checked.' })
