import { clamp } from 'lodash' // refused
import { placeOf } from './place-of' // refused

export const stop = [clamp, placeOf]
