/** Responsible for the demo organisation: invented drivers, carriers, customers and projects. */
export { demoOrganisation, type DemoOrganisation } from './demo-organisation'
export { addDemoProject, storeDemo } from './store-demo'
export { largeProject } from './large-project'
