import { availableParallelism, cpus, loadavg } from 'node:os'

export const load = (): number => loadavg()[0] ?? NaN

export const machine = (): string => `${availableParallelism()} processors, ${cpus()[0]?.model ?? 'of some kind'}`
