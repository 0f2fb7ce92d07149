import type { Facts } from '../instance'
import type { Tours } from './tours'

/** The vehicle whose route a call is on; the call is a stop or a start. */
export const vehicleAt = ({ stops }: Facts, { vehicleOf }: Tours, call: number): number =>
  call < stops ? (vehicleOf[call] ?? 0) : call - stops
