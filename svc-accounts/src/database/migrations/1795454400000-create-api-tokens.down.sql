DROP TABLE accounts.api_token;
