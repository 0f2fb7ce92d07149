import fc from 'fast-check'

// One seed for every property that names none, so that a red run is red again; SEED=7 before the command draws others.
fc.configureGlobal({ seed: Number(import.meta.env['SEED'] ?? 20_261_122) })
