/** Responsible for requests to PDOK's Locatieserver and for parsing its answers. */
export { pdokGeocoder, type PdokService } from './pdok-geocoder'
