// The whole program of the thread that writes to the file of all tables.
import { serveWriter } from '@halfpint/store'

serveWriter()
