// The program of the process for long tasks on the store's file.
import { serveMaintenance } from '@halfpint/store'

serveMaintenance()
