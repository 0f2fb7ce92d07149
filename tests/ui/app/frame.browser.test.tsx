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
const signedIn = () => createTestApp({ browserState: signedInState(visser) })

describe('a file that is dropped where nobody takes it', () => {
  const dragged = (type: 'dragover' | 'drop', what: File | string): DragEvent => {
    const dataTransfer = new DataTransfer()
    if (typeof what === 'string') dataTransfer.setData('text/plain', what)
    else dataTransfer.items.add(what)
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    page.getByRole('main').element().dispatchEvent(event)
    return event
  }

  it('does not take the place of the page; a text goes where it is dropped', async () => {
    renderApp((await signedIn()).app, '/projects/new')
    await expect.element(page.getByRole('heading', { name: 'New project' })).toBeVisible()
    const file = new File(['[]'], 'week-48.json')
    await expect.poll(() => dragged('dragover', file).defaultPrevented).toBe(true)
    expect(dragged('drop', file).defaultPrevented).toBe(true)
    expect(dragged('drop', 'Week 48').defaultPrevented).toBe(false)
  })
})

describe('who is let in (§2, §6)', () => {
  it.each(['/', '/projects', '/projects/p1/(tab:stops)', '/nowhere'])(
    'nobody without a stored user: %s leads to /login',
    async (address) => {
      const at = renderApp((await createTestApp()).app, address)
      await expect.element(heading).toBeVisible()
      await expect.poll(at).toBe('/login')
    },
  )

  it('a stored user, whom / leads to the projects', async () => {
    const at = renderApp((await signedIn()).app, '/')
    await expect.element(projects).toBeVisible()
    await expect.poll(at).toBe('/projects')
  })

  it('a stored user at an unknown address, who is told so', async () => {
    const at = renderApp((await signedIn()).app, '/nowhere')
    await expect.element(page.getByText('There is nothing at this address')).toBeVisible()
    expect(at()).toBe('/nowhere')
  })

  it('nobody any more once the session ends', async () => {
    const { app } = await signedIn()
    const at = renderApp(app, '/projects')
    await expect.element(projects).toBeVisible()
    await app.logOut()()
    await expect.element(heading).toBeVisible()
    await expect.poll(at).toBe('/login')
  })
})

describe('the frame (§2)', () => {
  it('has the map beside the content, and a link to skip it', async () => {
    renderApp((await createTestApp()).app, '/login')
    await expect.element(page.getByRole('region', { name: 'Map' })).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
    await expect.element(page.getByRole('main')).toHaveAttribute('id', 'content')
  })

  it('shows the logout link only when logged in, and it logs out', async () => {
    const { app } = await signedIn()
    renderApp(app, '/projects')
    await page.getByRole('link', { name: 'Logout' }).click()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Logout' })).not.toBeInTheDocument()
    await expect.poll(() => app.session.user).toBeUndefined()
  })

  it('gives the map all the height on a narrow screen, when asked', async () => {
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

describe('a change of screen', () => {
  const account = page.getByRole('link', { name: 'Account' })

  it('takes the focus to its heading, and says in the bar where one is', async () => {
    renderApp((await signedIn()).app, '/projects')
    await expect.element(projects).toBeVisible()
    expect(account.element().getAttribute('aria-current')).toBeNull()
    await account.click()
    await expect.element(page.getByRole('heading', { name: 'Account' })).toHaveFocus()
    await expect.element(account).toHaveAttribute('aria-current', 'page')
  })

  it('takes whoever comes back to the link that led away', async () => {
    renderApp((await signedIn()).app, '/account')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toHaveFocus()
    await account.click()
    await expect.element(page.getByRole('link', { name: 'Settings' })).toHaveFocus()
  })
})

describe('alerts (§4)', () => {
  it('are told: errors at once, the rest politely, work that runs with a spinner', async () => {
    const { app } = await signedIn()
    renderApp(app, '/projects')
    app.alertActions.show(stopChangedAlert)
    app.alertActions.show(updatingAlert)
    app.alertActions.show(signedOutAlert)
    await expect.element(page.getByRole('alert')).toHaveTextContent(signedOutAlert.message)
    const running = page.getByRole('status').nth(0)
    const changed = page.getByRole('status').nth(1)
    await expect.element(running).toHaveTextContent('Updating...')
    expect(running.element().querySelector('.rr-spinner')).not.toBeNull()
    await expect.element(changed.getByText('Stop aangepast')).toHaveAttribute('lang', 'nl')
  })

  it('can be dismissed one by one', async () => {
    const { app } = await signedIn()
    renderApp(app, '/projects')
    app.alertActions.show(warning)
    app.alertActions.show(stopChangedAlert)
    const changed = page.getByRole('status').filter({ hasText: 'Stop aangepast' })
    await changed.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('Stop aangepast')).not.toBeInTheDocument()
    await expect.element(page.getByText('Late by 12 minutes')).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  it('wait while the pointer or the focus is on them', async () => {
    const { app, clock } = await signedIn()
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

  it('are cleared on the way to another screen, unless they persist', async () => {
    const { app } = await signedIn()
    renderApp(app, '/projects')
    app.alertActions.show(warning)
    app.alertActions.show(signedOutAlert)
    await expect.element(page.getByText('Late by 12 minutes')).toBeVisible()
    await app.logOut()()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText('Late by 12 minutes')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toHaveTextContent(signedOutAlert.message)
  })
})
