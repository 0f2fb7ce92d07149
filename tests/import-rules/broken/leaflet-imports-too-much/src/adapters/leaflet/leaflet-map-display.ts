import L from 'leaflet'
import 'leaflet.markercluster' // refused
import { useEffect } from 'react' // refused
import { stopCodec } from '../../../contract' // refused

export const leafletMapDisplay = { L, useEffect, stopCodec }
