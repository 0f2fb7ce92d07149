/** Knows the demo organisation: made-up drivers, carriers, customers and projects to look around in. */
export { demoOrganisation, type DemoOrganisation } from './demo-organisation'
export { addDemoProject, storeDemo } from './store-demo'
export { largeProject } from './large-project'
