import { clamp } from 'no-such-package-as-this' // refused
import { positionOf } from './position-of' // refused

export const stop = [clamp, positionOf]
