import type { groups as source } from '../../en/problems/groups.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems of requests about a group. */
export const groups: Sentences<typeof source> = {
  'not-a-member': 'Вы не в этой компании. Откройте её ссылку, чтобы вступить.',
  'founder-only': 'Это может делать только основатель компании.',
  'struck-here': 'Основатель исключил вас из этой компании.',
  'unknown-group': 'Такой компании нет. Проверьте ссылку или попросите новую.',
  'group-link-invalid': 'Эта ссылка на компанию больше не действует. Попросите новую.',
  'unknown-member': 'Этого человека нельзя исключить из компании.',
  'unknown-result': 'Такого результата в компании нет.',
  'group-full': ({ most }) => `В этой компании больше нет места: участников уже ${show(most)}.`,
  'already-counted': 'Эта игра уже засчитана в компании.',
  'result-removed': 'Эту игру убрали из зачёта компании, снова её засчитать нельзя.',
  'table-of-another-group': 'Игры этого стола засчитываются в другой компании.',
  'pad-without-rounds': 'В этом блокноте ещё нет ни одного законченного раунда.',
  'day-not-entered': 'Вашего результата этой раздачи дня нет на сервере. Сначала отправьте его.',
}
