import { Component, type ReactNode } from 'react'
import { PieceLost, renewPage } from '../lazy'
import { Button } from './button'
import { errorIcon } from './auth-icons'
import { EmptyState } from './empty-state'

type ErrorBoundaryProps = {
  /** where one is; elsewhere it is tried anew */
  readonly place: string
  /** asks for the page anew, as only that brings what did not arrive */
  readonly renew?: () => void
  readonly children: ReactNode
}

type Broken = { readonly isBroken: boolean; readonly isLost: boolean; readonly place: string }

/** What breaks in one pane leaves the others as they are. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { isBroken: false, isLost: false, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<Broken> {
    return { isBroken: true, isLost: error instanceof PieceLost }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: Broken): Broken | null {
    return place === state.place ? null : { isBroken: false, isLost: false, place }
  }

  private readonly reload = (): void => {
    const { renew = renewPage } = this.props
    if (this.state.isLost) renew()
    else this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div role="alert">
        <EmptyState icon={errorIcon} words="Something went wrong, please try again">
          <Button label="Reload" onPress={this.reload} />
        </EmptyState>
      </div>
    )
  }
}
