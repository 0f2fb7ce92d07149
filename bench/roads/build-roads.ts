import { spawnSync } from 'node:child_process'

/** Processor time, and the most memory at a time. */
export type BuildUse = { readonly ms: number; readonly bytes: number }

const printUse = 'data:text/javascript,process.on("exit", () => console.log(JSON.stringify(process.resourceUsage())))'

/** Reads an extract as users do: by the command of the built product, in a process of its own. */
export const buildRoads = (dataDir: string, extract: string): BuildUse | undefined => {
  if (spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0) return undefined
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', printUse, 'dist/server/commands.js', 'roads', extract],
    { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status !== 0) return undefined
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return { ms: (userCPUTime + systemCPUTime) / 1000, bytes: maxRSS * 1024 }
}
