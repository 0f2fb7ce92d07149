import type { Instance } from '../instance'
import type { Tours } from './tours'

/** The vehicle whose route a call is on; the call is a stop or a start. */
export const vehicleOfNode = ({ stops }: Instance, { vehicleOf }: Tours, node: number): number =>
  node < stops ? (vehicleOf[node] ?? 0) : node - stops
