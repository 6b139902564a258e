import type { login as th } from '../th/login';

export const login: Record<keyof typeof th, string> = {
  title: 'Log in',
  lead: 'Welcome back to {{brand}}',
  'lead.continue': 'Please log in to continue',
  registered: 'Registration complete',
  'registered.hint': 'Log in with the username and password you just chose',
  'form.label': 'Log-in form',
  'form.username': 'Username',
  'form.username.hint': 'Username or phone',
  'form.username.required': 'Please enter your username',
  'form.password': 'Password',
  'form.password.hint': 'Your password',
  'form.password.required': 'Please enter your password',
  'form.submit': 'Log in',
  'form.or': 'No account yet?',
  'form.register': 'Register',
  'form.help': 'Forgot your password? Contact us',
};
