import { Component, type ReactNode } from 'react'

type PartBoundaryProps = {
  /** closes the part, so that it can be opened again */
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** Confines an error to a part that lies over the page, such as a dialog whose module cannot be loaded. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
