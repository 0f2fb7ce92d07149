import { STEP } from '../../src/domain/route/step'

export const step = STEP
