import { type FormEvent, lazy, Suspense, useState } from 'react';
import { I18nextProvider, useTranslation, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';

const LazyPage = lazy(() => import('./LazyPage'));

/** Baseline of the required libraries: a log-in page and one lazy route, nothing else. */
export function BaselineApp({ store, i18n }: { readonly store: BaselineStore; readonly i18n: BaselineI18n }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Routes>
          <Route path="/" element={<LoginPage />} />
          <Route
            path="/register"
            element={
              <Suspense fallback={null}>
                <LazyPage />
              </Suspense>
            }
          />
        </Routes>
      </I18nextProvider>
    </Provider>
  );
}

function LoginPage() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [login, { isLoading, isError }] = useLoginMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login({ name, password });
  };
  return (
    <Page>
      <Title>{t('title')}</Title>
      <form onSubmit={submit}>
        <Input aria-label={t('name')} value={name} onChange={({ target }) => setName(target.value)} />
        <Input
          aria-label={t('password')}
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button disabled={isLoading}>{t('title')}</Button>
      </form>
      {isError && <p role="alert">{t('failed')}</p>}
      <Link to="/register">{t('register')}</Link>
    </Page>
  );
}

const Page = styled.main`
  max-width: 24rem;
  margin: 0 auto;
  padding: 2rem 1rem;
  font-family: sans-serif;
`;
const Title = styled.h1`
  font-size: 2rem;
`;
const Input = styled.input`
  display: block;
  width: 100%;
  margin-bottom: 1rem;
  padding: 0.75rem;
`;
const Button = styled.button`
  width: 100%;
  padding: 0.75rem;
`;

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    login: build.mutation<{ readonly token: string }, { readonly name: string; readonly password: string }>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
    }),
  }),
});

export const { useLoginMutation } = api;

export type BaselineStore = ReturnType<typeof makeBaselineStore>;
export const makeBaselineStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

const translation = {
  title: 'เข้าสู่ระบบ',
  name: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  register: 'สมัครสมาชิก',
  failed: 'เข้าสู่ระบบไม่สำเร็จ ลองอีกครั้ง',
};

export type BaselineI18n = typeof i18next;
export async function makeBaselineI18n(): Promise<BaselineI18n> {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'th', resources: { th: { translation } } });
  return i18n;
}
