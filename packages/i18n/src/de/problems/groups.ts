import type { groups as source } from '../../en/problems/groups.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems of requests about a group. */
export const groups: Sentences<typeof source> = {
  'not-a-member': 'Du bist nicht in dieser Gruppe. Öffne ihren Link, um beizutreten.',
  'founder-only': 'Das darf nur, wer die Gruppe gegründet hat.',
  'struck-here': 'Du wurdest aus dieser Gruppe entfernt.',
  'unknown-group': 'Diese Gruppe gibt es nicht. Prüfe den Link oder lass dir einen neuen geben.',
  'group-link-invalid': 'Dieser Link zur Gruppe gilt nicht mehr. Lass dir den neuen geben.',
  'unknown-member': 'Diese Person kann nicht aus der Gruppe entfernt werden.',
  'unknown-result': 'Dieses Ergebnis gibt es in der Gruppe nicht.',
  'group-full': ({ most }) => `Diese Gruppe ist voll: Sie hat ${show(most)} Mitglieder.`,
  'already-counted': 'Dieses Spiel zählt in der Gruppe schon.',
  'result-removed': 'Dieses Spiel wurde aus der Gruppe entfernt und kann nicht noch einmal zählen.',
  'table-of-another-group': 'Die Spiele dieses Tisches zählen in einer anderen Gruppe.',
  'pad-without-rounds': 'Auf diesem Block ist noch keine Runde fertig.',
  'day-not-entered': 'Dein Ergebnis dieser Runde des Tages ist nicht auf dem Server. Sende es zuerst.',
}
