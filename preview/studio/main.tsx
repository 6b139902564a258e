document.title = 'Sala Studio';
