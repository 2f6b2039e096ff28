import './group.css'
import '../../ui/surfaces.css'
import type { ScreenProps } from '../../base/routes.ts'
import { membershipIn } from '../../session/server/memberships.ts'
import { GroupPage } from './grouppage.tsx'
import { GroupsPage } from './groupspage.tsx'
import { JoinPage } from './joinpage.tsx'

/** Groups: `#/group` has the groups of this device, `#/group/:link` one of them, or the way in. */
export const GroupScreen = ({ route }: ScreenProps<'group'>) => {
  if (route.pattern === '/group') return <GroupsPage add={route.params} />
  const { link } = route.params
  const membership = membershipIn(link.split('-')[0]!)
  return membership === undefined ? (
    <JoinPage key={link} link={link} />
  ) : (
    <GroupPage key={link} membership={membership} />
  )
}
