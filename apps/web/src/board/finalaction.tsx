import type { TableView } from '@halfpint/table'
import type { ComponentType } from 'preact'
import { Later } from '../ui/later.tsx'

type FinalAction = ComponentType<{ view: TableView }>

let loadAction: (() => Promise<FinalAction>) | undefined

/** Sets a button that the result of every game shows. The app calls this, so that the board knows no feature. */
export const setFinalAction = (load: () => Promise<FinalAction>): void => {
  loadAction = load
}

/** The button that another feature adds to the result of a game. */
export const FinalAction = ({ view }: { view: TableView }) =>
  loadAction === undefined ? null : <Later load={loadAction} with={{ view }} />
