import fc from 'fast-check'

// A fixed seed for all properties without one, so that a failing run fails again; SEED=7 before the command sets another.
fc.configureGlobal({ seed: Number(import.meta.env['SEED'] ?? 20_261_122) })
