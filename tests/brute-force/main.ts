import { compareWithBruteForce } from '../optimiser/compare-with-brute-force'

const usageMessage = 'brute-force [--problems 20000] [--seed 1]'

/** The most plans of a thousand that may cost over 2 % more than the cheapest. */
const MOST_DEARER = 1

const numberAfter = (name: string, fallback: number): number => {
  const index = process.argv.indexOf(name)
  return index < 0 ? fallback : Number(process.argv[index + 1])
}

const [problems, seed] = [numberAfter('--problems', 20_000), numberAfter('--seed', 1)]
if (!Number.isInteger(problems) || problems < 1 || !Number.isInteger(seed)) {
  console.error(usageMessage)
  process.exitCode = 2
} else {
  const { refused, dearer } = compareWithBruteForce(problems, seed, (done) => {
    if (done % 100 === 0) process.stderr.write(`\r${done} of ${problems} `)
  })
  process.stderr.write('\n')
  for (const { seed: problemSeed, text } of refused) console.log(`refused, seed ${problemSeed}: ${text}`)
  for (const { seed: problemSeed, text } of dearer) console.log(`dearer, seed ${problemSeed}: ${text}`)
  console.log(
    `Of ${problems} problems, ${refused.length} plans were refused and ${dearer.length} cost over 2 % too much.`,
  )
  process.exitCode = refused.length === 0 && dearer.length <= (MOST_DEARER * problems) / 1000 ? 0 : 1
}
