import { laws } from './laws.ts'
import { thimbleSubject } from './thimble/subject.ts'

laws(thimbleSubject, { games: 300 })
