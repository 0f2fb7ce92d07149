import 'reflect-metadata'
import { Container } from 'inversify'
import L from 'leaflet' // refused
import { settings } from '../../../server/settings' // refused
import { leafletMapDisplay } from '../leaflet/leaflet-map-display'

export const container = new Container({ L, settings, leafletMapDisplay })
