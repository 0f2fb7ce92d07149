import { clamp } from 'no-such-package-as-this' // refused
import { placeOf } from './place-of' // refused

export const stop = [clamp, placeOf]
