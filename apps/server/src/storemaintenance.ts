// The program of the thread for long tasks on the store's file.
import { serveMaintenance } from '@halfpint/store'

serveMaintenance()
