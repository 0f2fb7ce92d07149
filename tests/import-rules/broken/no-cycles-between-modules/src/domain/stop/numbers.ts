import { STEP } from '../route' // refused

export const firstNumber = STEP
