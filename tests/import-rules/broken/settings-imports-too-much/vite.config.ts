import { defineConfig } from 'vite'
import { port } from './scripts/port.mjs'
import { routeColours } from './src/domain/map' // refused

export default defineConfig({ define: { routeColours, port } })
