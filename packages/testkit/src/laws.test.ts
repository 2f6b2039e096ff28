import { laws, thimbleSubject } from './index.ts'

laws(thimbleSubject, { games: 300 })
