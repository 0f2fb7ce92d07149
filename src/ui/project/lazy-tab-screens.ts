import { lazyComponent } from '../lazy'

/** §2: the screen of each tab. */
export const lazyTabScreens = {
  routes: lazyComponent(() => import('../screens/routes')),
  route: lazyComponent(() => import('../screens/route-details')),
  stops: lazyComponent(() => import('../screens/stops')),
  'stops/new': lazyComponent(() => import('../screens/add-stop')),
  'stops/import': lazyComponent(() => import('../screens/import')),
  stop: lazyComponent(() => import('../screens/stop-details')),
  drivers: lazyComponent(() => import('../screens/drivers')),
  'drivers/new': lazyComponent(() => import('../screens/add-driver')),
  driver: lazyComponent(() => import('../screens/driver-details')),
  optimise: lazyComponent(() => import('../screens/optimise')),
  'rides/new': lazyComponent(() => import('../screens/add-ride')),
  history: lazyComponent(() => import('../screens/history')),
}
