import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedOutAlert, stopChangedAlert, updatingAlert, type Alert } from '../../../src/domain/alert'
import '../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../kit/test-app'
import { renderApp } from '../../kit/render-app'

const heading = page.getByRole('heading', { name: 'Please login' })
const projects = page.getByRole('heading', { name: 'Projects' })
const warning: Alert = {
  type: 'Warning',
  message: 'Late by 12 minutes',
  lang: undefined,
  persists: false,
  isRunning: false,
}
const signedInApp = () => createTestApp({ browserState: signedInState(visser) })

describe('dropping a file on a screen that accepts none', () => {
  const dispatchDrag = (type: 'dragover' | 'drop', content: File | string): DragEvent => {
    const dataTransfer = new DataTransfer()
    if (typeof content === 'string') dataTransfer.setData('text/plain', content)
    else dataTransfer.items.add(content)
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    page.getByRole('main').element().dispatchEvent(event)
    return event
  }

  it('a dropped file does not replace the page, while a dropped text keeps its default action', async () => {
    renderApp((await signedInApp()).app, '/projects/new')
    await expect.element(page.getByRole('heading', { name: 'New project' })).toBeVisible()
    const file = new File(['[]'], 'week-48.json')
    await expect.poll(() => dispatchDrag('dragover', file).defaultPrevented).toBe(true)
    expect(dispatchDrag('drop', file).defaultPrevented).toBe(true)
    expect(dispatchDrag('drop', 'Week 48').defaultPrevented).toBe(false)
  })
})

describe('access to the pages (§2, §6)', () => {
  it.each(['/', '/projects', '/projects/p1/(tab:stops)', '/nowhere'])(
    'without a stored user the address %s leads to /login',
    async (address) => {
      const currentPath = renderApp((await createTestApp()).app, address)
      await expect.element(heading).toBeVisible()
      await expect.poll(currentPath).toBe('/login')
    },
  )

  it('with a stored user / leads to the projects', async () => {
    const currentPath = renderApp((await signedInApp()).app, '/')
    await expect.element(projects).toBeVisible()
    await expect.poll(currentPath).toBe('/projects')
  })

  it('with a stored user an unknown address shows the not-found page', async () => {
    const currentPath = renderApp((await signedInApp()).app, '/nowhere')
    await expect.element(page.getByText('There is nothing at this address')).toBeVisible()
    expect(currentPath()).toBe('/nowhere')
  })

  it('the end of the session leads to /login', async () => {
    const { app } = await signedInApp()
    const currentPath = renderApp(app, '/projects')
    await expect.element(projects).toBeVisible()
    await app.logOut()
    await expect.element(heading).toBeVisible()
    await expect.poll(currentPath).toBe('/login')
  })
})

describe('the shell of the page (§2)', () => {
  it('the page has the map beside the content, and a link to skip to the content', async () => {
    renderApp((await createTestApp()).app, '/login')
    await expect.element(page.getByRole('region', { name: 'Map' })).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
    await expect.element(page.getByRole('main')).toHaveAttribute('id', 'content')
  })

  it('the logout link shows only to a signed-in user and logs them out', async () => {
    const { app } = await signedInApp()
    renderApp(app, '/projects')
    await page.getByRole('link', { name: 'Logout' }).click()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Logout' })).not.toBeInTheDocument()
    await expect.poll(() => app.session.user).toBeUndefined()
  })

  it('on a narrow screen the view switch hides the content in favour of the map', async () => {
    await page.viewport(390, 844)
    renderApp((await createTestApp()).app, '/login')
    await page.getByRole('button', { name: 'Map' }).click()
    await expect.element(page.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(heading).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Split' }).click()
    await expect.element(heading).toBeVisible()
    await page.viewport(1440, 900)
  })
})

describe('navigating to another screen', () => {
  const account = page.getByRole('link', { name: 'Account' })

  it('the new heading gets the focus, and the app bar marks the current page', async () => {
    renderApp((await signedInApp()).app, '/projects')
    await expect.element(projects).toBeVisible()
    expect(account.element().getAttribute('aria-current')).toBeNull()
    await account.click()
    await expect.element(page.getByRole('heading', { name: 'Account' })).toHaveFocus()
    await expect.element(account).toHaveAttribute('aria-current', 'page')
  })

  it('after going back, the link that was followed gets the focus', async () => {
    renderApp((await signedInApp()).app, '/account')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toHaveFocus()
    await account.click()
    await expect.element(page.getByRole('link', { name: 'Settings' })).toHaveFocus()
  })
})

describe('alerts (§4)', () => {
  it('an error has the role alert and others the role status, and running work shows a spinner', async () => {
    const { app } = await signedInApp()
    renderApp(app, '/projects')
    app.alertActions.show(stopChangedAlert)
    app.alertActions.show(updatingAlert)
    app.alertActions.show(signedOutAlert)
    await expect.element(page.getByRole('alert')).toHaveTextContent(signedOutAlert.message)
    // The toasts have a status of their own.
    const statuses = page
      .elementLocator(page.getByRole('alert').element().parentElement ?? document.body)
      .getByRole('status')
    const [running, changed] = [statuses.nth(0), statuses.nth(1)]
    await expect.element(running).toHaveTextContent('Updating...')
    expect(running.element().querySelector('.rr-spinner')).not.toBeNull()
    await expect.element(changed.getByText('Stop aangepast')).toHaveAttribute('lang', 'nl')
  })

  it('alerts lie over the lower edge of the panel and move nothing', async () => {
    const { app } = await signedInApp()
    renderApp(app, '/projects')
    await expect.element(projects).toBeVisible()
    const content = page.getByRole('main').element()
    const before = content.getBoundingClientRect().toJSON()
    app.alertActions.show(warning)
    app.alertActions.show(stopChangedAlert)
    const lowest = page.getByText('Late by 12 minutes')
    await expect.element(lowest).toBeVisible()
    expect(content.getBoundingClientRect().toJSON()).toEqual(before)
    const { bottom } = lowest.element().getBoundingClientRect()
    expect(bottom).toBeLessThan(content.getBoundingClientRect().bottom)
    expect(bottom).toBeGreaterThan(content.getBoundingClientRect().bottom - 40)
  })

  it('a page that is scrolled to its end shows its end above the alerts', async () => {
    await page.viewport(1440, 500)
    const { app } = await signedInApp()
    renderApp(app, '/account')
    await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    const content = page.getByRole('main').element()
    await expect.poll(() => content.scrollHeight).toBeGreaterThan(content.clientHeight)
    app.alertActions.show({ ...warning, message: 'Stop 30 is locked by demo. '.repeat(4) })
    const alert = page.getByRole('status').filter({ hasText: /locked by demo/ })
    await expect.element(alert).toBeVisible()
    content.scrollTo({ top: content.scrollHeight })
    const end = [...content.querySelectorAll('button, a, p')].at(-1)
    expect(end?.getBoundingClientRect().bottom).toBeLessThan(alert.element().getBoundingClientRect().top)
  })

  it('the banner of a lost connection takes its place from the lower edge, below alerts, and moves nothing', async () => {
    const { app, network } = await signedInApp()
    renderApp(app, '/projects')
    await expect.element(projects).toBeVisible()
    const before = projects.element().getBoundingClientRect().toJSON()
    network.setOnline(false)
    const banner = page.getByText(/You are offline/)
    await expect.element(banner).toBeVisible()
    expect(projects.element().getBoundingClientRect().toJSON()).toEqual(before)
    app.alertActions.show(warning)
    const alert = page.getByText('Late by 12 minutes')
    await expect.element(alert).toBeVisible()
    const { bottom } = alert.element().getBoundingClientRect()
    expect(bottom).toBeLessThan(banner.element().getBoundingClientRect().top)
  })

  it('dismissing one alert leaves the other and moves the focus to the content', async () => {
    const { app } = await signedInApp()
    renderApp(app, '/projects')
    app.alertActions.show(warning)
    app.alertActions.show(stopChangedAlert)
    const changed = page.getByRole('status').filter({ hasText: 'Stop aangepast' })
    await changed.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('Stop aangepast')).not.toBeInTheDocument()
    await expect.element(page.getByText('Late by 12 minutes')).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  it('an alert does not time out while the pointer or the focus is on it', async () => {
    const { app, clock } = await signedInApp()
    renderApp(app, '/projects')
    app.alertActions.show(warning)
    await page.getByText('Late by 12 minutes').hover()
    clock.advance(60_000)
    page.getByRole('button', { name: 'Dismiss' }).element().focus()
    await page.getByRole('region', { name: 'Map' }).hover({ position: { x: 5, y: 5 } })
    clock.advance(60_000)
    await expect.element(page.getByText('Late by 12 minutes')).toBeVisible()
    await userEvent.tab({ shift: true })
    clock.advance(5_000)
    await expect.element(page.getByText('Late by 12 minutes')).not.toBeInTheDocument()
  })

  it('navigation clears all alerts but persistent ones', async () => {
    const { app } = await signedInApp()
    renderApp(app, '/projects')
    app.alertActions.show(warning)
    app.alertActions.show(signedOutAlert)
    await expect.element(page.getByText('Late by 12 minutes')).toBeVisible()
    await app.logOut()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText('Late by 12 minutes')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toHaveTextContent(signedOutAlert.message)
  })
})
