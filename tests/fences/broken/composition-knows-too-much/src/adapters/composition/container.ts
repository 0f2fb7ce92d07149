import 'reflect-metadata'
import { Container } from 'inversify'
import L from 'leaflet' // refused
import { settings } from '../../../server/settings' // refused
import { leafletMapBoard } from '../leaflet/leaflet-map-board'

export const container = new Container({ L, settings, leafletMapBoard })
