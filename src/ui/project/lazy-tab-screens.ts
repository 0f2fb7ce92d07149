import { pieceOf } from '../lazy'

/** §2: the screen of each tab. */
export const tabPieces = {
  routes: pieceOf(() => import('../screens/routes')),
  route: pieceOf(() => import('../screens/route-details')),
  stops: pieceOf(() => import('../screens/stops')),
  'stops/new': pieceOf(() => import('../screens/add-stop')),
  stop: pieceOf(() => import('../screens/stop-details')),
  drivers: pieceOf(() => import('../screens/drivers')),
  'drivers/new': pieceOf(() => import('../screens/add-driver')),
  driver: pieceOf(() => import('../screens/driver-details')),
  optimise: pieceOf(() => import('../screens/optimise')),
  'rides/new': pieceOf(() => import('../screens/add-ride')),
  history: pieceOf(() => import('../screens/history')),
}
