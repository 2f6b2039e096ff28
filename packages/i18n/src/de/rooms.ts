// What the page says in its other rooms: who comes to one of them soon comes to the next.
export { allTasks as tasks } from './alltasks.ts'
export { online } from './online.ts'
export { pad } from './pad.ts'
export { replay } from './replay.ts'
