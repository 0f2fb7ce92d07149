/** Knows PDOK's Locatieserver: how to ask it, and how to read its answers. */
export { pdokGeocoder, type PdokService } from './pdok-geocoder'
