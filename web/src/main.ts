import './style/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './router.svelte';
import { settings } from './settings.svelte';
import { useLanguage } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

startRouter();
await useLanguage(settings.lang);
mount(App, { target });
