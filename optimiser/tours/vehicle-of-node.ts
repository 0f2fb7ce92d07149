import type { Instance } from '../instance'
import type { Tours } from './tours'

/** `node` must be a stop or a start, not an end. */
export const vehicleOfNode = ({ stops }: Instance, { vehicleOf }: Tours, node: number): number =>
  node < stops ? (vehicleOf[node] ?? 0) : node - stops
