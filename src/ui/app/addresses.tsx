import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { Home } from './home'
import { SignedInOnly } from './signed-in-only'

const Login = lazy(() => import('../screens/login'))

/** §2: the route table. */
export const Addresses = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route element={<SignedInOnly />}>
        <Route index element={<Home />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  </Suspense>
)
