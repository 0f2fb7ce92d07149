import { lazyComponentOf } from '../lazy'

/** §2: the screen of each tab. */
export const lazyTabScreens = {
  routes: lazyComponentOf(() => import('../screens/routes')),
  route: lazyComponentOf(() => import('../screens/route-details')),
  stops: lazyComponentOf(() => import('../screens/stops')),
  'stops/new': lazyComponentOf(() => import('../screens/add-stop')),
  'stops/import': lazyComponentOf(() => import('../screens/import')),
  stop: lazyComponentOf(() => import('../screens/stop-details')),
  drivers: lazyComponentOf(() => import('../screens/drivers')),
  'drivers/new': lazyComponentOf(() => import('../screens/add-driver')),
  driver: lazyComponentOf(() => import('../screens/driver-details')),
  optimise: lazyComponentOf(() => import('../screens/optimise')),
  'rides/new': lazyComponentOf(() => import('../screens/add-ride')),
  history: lazyComponentOf(() => import('../screens/history')),
}
