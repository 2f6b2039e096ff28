// The closing line of a run, `N passed, N failed`, from the report that Vitest wrote.
import { readFileSync } from 'node:fs'

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'))
// A file that could not even be loaded holds no test that failed, yet it did.
const broken = report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
const failed = report.numFailedTests + broken.length
console.log(`\n${report.numPassedTests} passed, ${failed} failed`)
process.exitCode = failed === 0 && report.success ? 0 : 1
