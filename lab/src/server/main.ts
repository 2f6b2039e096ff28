import { planOf, USAGE } from './plan.ts'
import { page } from './print.ts'
import { runOften } from './runs.ts'

const main = async (): Promise<number> => {
  let plan: ReturnType<typeof planOf>
  try {
    plan = planOf(process.argv.slice(2))
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
  if (plan === null) {
    console.log(USAGE)
    return 0
  }
  const report = await runOften(plan, line => process.stderr.write(`${line}\n`))
  console.log(plan.json ? JSON.stringify(report, null, 2) : `\n${page(report)}`)
  return 0
}

process.exitCode = await main()
