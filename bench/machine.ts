import { availableParallelism, cpus, loadavg } from 'node:os'

export const machineLoad = (): number => loadavg()[0] ?? NaN

export const machineName = (): string => `${availableParallelism()} processors, ${cpus()[0]?.model ?? 'of some kind'}`
