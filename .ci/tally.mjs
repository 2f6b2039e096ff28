// The closing line of a run, `N passed, N failed`, from the reports that Vitest wrote.
import { readFileSync } from 'node:fs'

let passed = 0
let failed = 0
for (const file of process.argv.slice(2)) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // A file that could not even be loaded holds no test that failed, yet it did.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  passed += report.numPassedTests
  failed += Math.max(report.numFailedTests + broken.length, report.success ? 0 : 1)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
