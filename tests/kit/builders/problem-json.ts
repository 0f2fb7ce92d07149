import { decodeProblem } from '../../../contract/problem'

export const stopJson = { id: 's1', lat: 52.1, lng: 5.1 }
export const headquarters = { lat: 52, lng: 5 }
export const vehicleJson = {
  id: 'v1',
  name: 'Noor Smit',
  start: headquarters,
  end: headquarters,
  earliest: '9:00',
  latest: '18:00',
  capacity: [0, 50],
}

/** Decodes a problem of one stop and one vehicle. */
export const decodeWithStop = (changes: object) =>
  decodeProblem({ stops: [{ ...stopJson, ...changes }], vehicles: [vehicleJson] })
export const decodeWithVehicle = (changes: object) =>
  decodeProblem({ stops: [stopJson], vehicles: [{ ...vehicleJson, ...changes }] })
